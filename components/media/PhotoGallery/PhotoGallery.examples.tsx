import { findPicture } from '@/lib/pictures/pictures'
import { PhotoAlbum } from './PhotoAlbum'
import { PictureGallery } from './PictureGallery'

const pictures = ['football-night', 'court-dusk', 'dance-noon', 'music-room'].map((name) => ({
  href: `/api/image/albums/${name}.jpg`,
  isPicture: true,
  alt: name.replace('-', ' '),
}))

export const examples = {
  'pictures of an album': <PhotoAlbum title="Sports day" pictures={pictures} />,
  'the first one large': <PhotoAlbum title="Founders’ day" pictures={pictures} lead />,
  'pictures of the site, with captions': (
    <PictureGallery
      title="Toppers of Class X"
      pictures={['result-x-01', 'result-x-02', 'result-x-03'].map(findPicture)}
    />
  ),
}
