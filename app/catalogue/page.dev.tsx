import { ExampleFrame } from './ExampleFrame.client'
import { listComponents } from './examples'
import styles from './Catalogue.module.scss'

/** Window widths in pixels: of a phone, and of a screen that shows the layout for desks. */
const widths = { Phone: 390, Desk: 1280 }

/** Lists every component that has examples, each in a window of either width (docs/decisions/110). */
export default function Catalogue() {
  const components = listComponents()
  const folders = [...new Set(components.map(({ folder }) => folder))]
  return (
    <div className={styles.catalogue}>
      <nav className={styles.list} aria-label="Components">
        {folders.map((folder) => (
          <details key={folder} open>
            <summary>{folder}</summary>
            <ul>
              {components
                .filter((component) => component.folder === folder)
                .map(({ name }) => (
                  <li key={name}>
                    <a href={`#${folder}-${name}`}>{name}</a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
      <main className={styles.components}>
        <h1>Components</h1>
        {components.map(({ folder, name, file }) => (
          <section key={file} id={`${folder}-${name}`} aria-labelledby={`title-${folder}-${name}`}>
            <h2 id={`title-${folder}-${name}`}>{name}</h2>
            <p>
              <code>{file}</code> <a href={`/catalogue/${folder}/${name}`}>On its own</a>
            </p>
            <div className={styles.frames}>
              {Object.entries(widths).map(([screen, width]) => (
                <figure key={screen}>
                  <figcaption>
                    {screen}, {width} px
                  </figcaption>
                  <ExampleFrame
                    src={`/catalogue/${folder}/${name}`}
                    title={`${name}: ${screen}`}
                    width={width}
                  />
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}
