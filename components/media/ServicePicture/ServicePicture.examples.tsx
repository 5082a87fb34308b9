import { ServicePicture } from './ServicePicture'

export const examples = {
  'a picture of an album': (
    <ServicePicture
      src="/api/image/albums/football-night.jpg"
      alt="A football match by floodlight"
      sizes="(min-width: 60em) 40rem, 91vw"
    />
  ),
}
