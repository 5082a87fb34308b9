import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { ToolCard } from './ToolCard'

export const examples = {
  'before anybody asks': (
    <ToolCard
      title="How far is it?"
      anchor="distance"
      action="/contact"
      mayShow={[]}
      isAnswered={false}
      question={
        <>
          <Field id="town" name="town" label="Town" />
          <Button type="submit">Show</Button>
        </>
      }
      answer={<p>Enter the town from which you come.</p>}
      notes={<p>The distance is by road.</p>}
    />
  ),
  answered: (
    <ToolCard
      title="How far is it from Siliguri?"
      anchor="distance-siliguri"
      action="/contact"
      mayShow={[]}
      isAnswered
      question={
        <>
          <Field id="town-siliguri" name="town" label="Town" defaultValue="Siliguri" />
          <Button type="submit">Show</Button>
        </>
      }
      answer={<h3>60 km</h3>}
      notes={<p>The distance is by road.</p>}
    />
  ),
}
