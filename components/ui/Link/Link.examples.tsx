import { Link } from './Link'

export const examples = {
  'to a page': <Link href="/contact">Contact</Link>,
  'to another site': <Link href="https://blog.example.org/">School blog</Link>,
  'to another site, in a sentence': (
    <p>
      The pupils write{' '}
      <Link href="https://blog.example.org/" inText>
        a blog
      </Link>{' '}
      about it.
    </p>
  ),
}
