/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { examples } from '@/components/ui/QuotedTitle/QuotedTitle.examples'
import { Breadcrumb } from '@/components/layout/Breadcrumb/Breadcrumb'

const title = 'দুর্গাপূজার ছুটি'

test('a Bengali title inside a sentence is marked as Bengali', () => {
  const { container } = render(examples['in Bengali'])
  expect(container.firstElementChild).toHaveAttribute('lang', 'bn')
  expect(container).toHaveTextContent('“ক্রীড়া দিবস”')
})

test('a Bengali title in the breadcrumb is marked as Bengali', () => {
  const links = [
    { path: '/', label: 'Home', note: '' },
    { path: '/news/1', label: title, note: '' },
  ]
  render(<Breadcrumb links={links} />)
  expect(screen.getByText(title)).toHaveAttribute('lang', 'bn')
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('lang')
})
