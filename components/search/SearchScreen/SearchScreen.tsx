import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { SearchBrowser, type SearchBrowserProps } from '../SearchBrowser/SearchBrowser.client'

type SearchScreenProps = Omit<SearchBrowserProps, 'phone'> & { frame: InformationPageProps }

/** The search screen (R-SEARCH-1): field and results, with Quick Links and help desk. */
export function SearchScreen({ frame, ...search }: SearchScreenProps) {
  return (
    <InformationPage {...frame} lowHead interactive>
      <SearchBrowser {...search} phone={frame.phone} />
    </InformationPage>
  )
}
