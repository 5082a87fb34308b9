/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import { openPictures } from '@/components/media/PhotoGallery/photo-viewer.browser'
import { importDefault, loadSheet } from '@/lib/browser/load-module'
import { getJpegUrl } from '@/lib/pictures/files'
import { findPicture } from '@/lib/pictures/pictures'

jest.mock('@/lib/browser/load-module', () => ({ importDefault: jest.fn(), loadSheet: jest.fn() }))

const openViewer = jest.fn()

const pictures = ['result-x-01', 'result-x-02', 'result-x-03'].map((name, index) => ({
  ...findPicture(name),
  caption: `Class X · sample ${index + 1}`,
}))

/** Renders a gallery, and starts its script. */
function show() {
  document.body.innerHTML = renderToString(
    <PictureGallery title="Class X results" pictures={pictures} />,
  )
  openPictures()
}

describe('an album with descriptions', () => {
  it('says what each photograph shows, once', () => {
    document.body.innerHTML = renderToString(
      <PhotoAlbum
        title="Sports day"
        pictures={[
          { href: '/api/image/a.jpg', isPicture: true, alt: 'Green flags on the field' },
          { href: '/api/image/b.jpg', isPicture: true },
          { href: '/api/image/c.jpg', isPicture: true, alt: 'সবুজ পতাকা' },
        ]}
      />,
    )
    const links = screen.getAllByRole('link')
    expect(links[0]).toHaveAccessibleName('Picture 1 of 3: Green flags on the field')
    expect(links[1]).toHaveAccessibleName('Picture 2 of 3')
    expect(links.map((link) => link.getAttribute('lang'))).toEqual([null, null, 'bn'])
    // The viewer reads it from there.
    expect(links[0]!.querySelector('img')).toHaveAttribute('alt', 'Green flags on the field')
  })
})

describe('a gallery', () => {
  const listen = jest.spyOn(window, 'addEventListener')

  beforeEach(() => {
    openViewer.mockReset()
    jest.mocked(importDefault).mockReset().mockResolvedValue(openViewer)
    window.history.replaceState(null, '', '/topper-x')
  })
  // Those of the galleries of earlier tests.
  afterEach(() => {
    for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener)
    listen.mockClear()
  })

  it('is a list of plain links to the full-size pictures', () => {
    show()
    const list = screen.getByRole('list', { name: 'Class X results' })
    const links = screen.getAllByRole('link')
    expect(list).toContainElement(links[0]!)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(pictures.map(getJpegUrl))
    expect(links[2]).toHaveAccessibleName('Picture 3 of 3: Class X · sample 3')
    expect(links[2]).toHaveTextContent('Class X · sample 3')
  })

  it('opens the viewer at the clicked picture', async () => {
    show()
    const links = screen.getAllByRole('link')
    await userEvent.click(links[1]!)
    expect(openViewer).toHaveBeenCalledWith('Class X results', links, 1, false)
    const [script] = jest.mocked(importDefault).mock.calls[0]!
    expect(script).toMatch(/^\/modules\/viewer-\w+\.js$/)
    expect(loadSheet).toHaveBeenCalledWith(expect.stringMatching(/^\/modules\/viewer-\w+\.css$/))
  })

  it('opens by keyboard', async () => {
    show()
    screen.getAllByRole('link')[2]!.focus()
    await userEvent.keyboard('{Enter}')
    expect(openViewer).toHaveBeenCalledWith('Class X results', expect.anything(), 2, false)
  })

  it('leaves a click that opens a new tab to the browser', async () => {
    show()
    // jsdom cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getAllByRole('link')[0]!)
    expect(openViewer).not.toHaveBeenCalled()
  })

  describe('with a picture in its address', () => {
    const opened = (index: number, isAddressed = true) =>
      waitFor(() =>
        expect(openViewer).toHaveBeenCalledWith(
          'Class X results',
          expect.anything(),
          index,
          isAddressed,
        ),
      )

    it('opens it', async () => {
      window.history.replaceState(null, '', '#picture-3')
      show()
      await opened(2)
    })

    it('opens it when the address changes, once', async () => {
      openViewer.mockReturnValue(new Promise(() => undefined))
      show()
      window.location.hash = '#picture-2'
      await opened(1)
      window.location.hash = '#picture-3'
      await userEvent.click(screen.getAllByRole('link')[0]!)
      expect(openViewer).toHaveBeenCalledTimes(1)
    })

    it.each(['#picture-0', '#picture-4', '#picture-2x', '#main'])('ignores %s', async (hash) => {
      window.history.replaceState(null, '', hash)
      show()
      await userEvent.click(screen.getAllByRole('link')[0]!)
      await opened(0, false)
      expect(openViewer).toHaveBeenCalledTimes(1)
    })

    it('leads to the thumbnail without script', () => {
      show()
      expect(document.querySelector('#picture-3')).toBe(screen.getAllByRole('link')[2])
    })
  })
})
