import { MenuButton } from './MenuButton.client'

const Page = () => (
  <main>
    <MenuButton />
    <input aria-label="Name" />
  </main>
)

export default Page
