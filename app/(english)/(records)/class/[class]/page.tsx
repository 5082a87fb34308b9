import { ClassScreen } from '@/components/records/ClassScreen/ClassScreen'
import { schoolClasses } from '@/content/data/classes'
import { loadClass } from '@/lib/pages/class-page'
import { withFrame } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/class/[class]'>

export const dynamicParams = false

export const generateStaticParams = () => schoolClasses.map(({ value }) => ({ class: value }))

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/class/${(await params).class}`)
}

/** The page of a class, such as `/class/9`. */
export default async function ClassPage({ params }: Props) {
  const value = (await params).class
  return <ClassScreen {...await withFrame(`/class/${value}`, loadClass(value))} />
}
