import { MyClass } from './MyClass'

export const examples = {
  'on the page of Class IX': (
    <MyClass level={9} routes={[{ number: 1, locations: 'Within the town', revisedFee: null }]} />
  ),
}
