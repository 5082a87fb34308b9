import { EarlierDays } from './EarlierDays'

export const examples = {
  folded: (
    <EarlierDays summary="Earlier in November: 2 days">
      <p>9 November: Kali Puja and Diwali</p>
      <p>11 November: Bhai Phonta</p>
    </EarlierDays>
  ),
}
