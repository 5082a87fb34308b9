import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import { openViewer } from '@/components/media/PhotoGallery/viewer'
import { findPicture } from '@/lib/pictures/pictures'

jest.mock('@/components/media/PhotoGallery/viewer', () => ({ openViewer: jest.fn() }))

const pictures = ['result-x-01', 'result-x-02', 'result-x-03'].map((name, index) => ({
  ...findPicture(name),
  caption: `Class X · sample ${index + 1}`,
}))
const show = () =>
  render(<PictureGallery title="Class X results" house="blue" pictures={pictures} />)

describe('a gallery', () => {
  beforeEach(() => jest.mocked(openViewer).mockReset())

  it('is a list of plain links to the full-size pictures', () => {
    show()
    const list = screen.getByRole('list', { name: 'Class X results' })
    const links = screen.getAllByRole('link')
    expect(list).toContainElement(links[0]!)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      pictures.map(({ fallback }) => fallback),
    )
    expect(links[2]).toHaveAccessibleName('Picture 3 of 3: Class X · sample 3')
    expect(links[2]).toHaveTextContent('Class X · sample 3')
  })

  it('opens the viewer at the clicked picture', async () => {
    show()
    const links = screen.getAllByRole('link')
    await userEvent.click(links[1]!)
    expect(openViewer).toHaveBeenCalledWith('Class X results', links, 1)
  })

  it('opens by keyboard', async () => {
    show()
    screen.getAllByRole('link')[2]!.focus()
    await userEvent.keyboard('{Enter}')
    expect(openViewer).toHaveBeenCalledWith('Class X results', expect.anything(), 2)
  })

  it('leaves a click for a new tab to the browser', async () => {
    show()
    // jsdom cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getAllByRole('link')[0]!)
    expect(openViewer).not.toHaveBeenCalled()
  })
})
