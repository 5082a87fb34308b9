import { WhichClass } from './WhichClass'

export const examples = {
  'before anybody asks': (
    <WhichClass
      module="/modules/which-class.js"
      rule={{}}
      session="2026-27"
      atRest="3 years old on 31 March 2026: Pre-Nursery"
    />
  ),
}
