import { openPictures } from './photo-viewer.browser'

openPictures()
