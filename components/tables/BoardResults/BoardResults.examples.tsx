import { BoardResults } from './BoardResults'

export const examples = {
  'two examinations': (
    <BoardResults
      results={[
        { examination: 'AISSE (Class X)', passed: '100%', topScore: '98.2%' },
        { examination: 'AISSCE (Class XII)', passed: '97%', topScore: '96.4%' },
      ]}
    />
  ),
}
