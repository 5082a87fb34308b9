import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { SearchBrowser, type SearchBrowserProps } from '../SearchBrowser/SearchBrowser.client'

type SearchScreenProps = Omit<SearchBrowserProps, 'phone'> & { frame: InformationPageProps }

/** The search of the site (R-SEARCH-1): field and results, beside the Quick Links and the help desk. */
export function SearchScreen({ frame, ...search }: SearchScreenProps) {
  return (
    <InformationPage {...frame} interactive>
      <SearchBrowser {...search} phone={frame.phone} />
    </InformationPage>
  )
}
