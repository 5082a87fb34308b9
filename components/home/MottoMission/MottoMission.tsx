import styles from './MottoMission.module.scss'

type MottoMissionProps = {
  motto: { heading: string; text: string; local: { text: string; lang: string } }
  mission: { heading: string; lead: string; text: string }
}

/** The motto and mission boxes (R-HOME-4), side by side on wide windows. */
export function MottoMission({ motto, mission }: MottoMissionProps) {
  return (
    <div className={styles.mottoMission}>
      <section className={styles.motto} aria-labelledby="motto">
        <h2 id="motto">{motto.heading}</h2>
        <p className={styles.large}>{motto.text}</p>
        <p className={styles.local} lang={motto.local.lang}>
          {motto.local.text}
        </p>
      </section>
      <section className={styles.mission} aria-labelledby="mission">
        <h2 id="mission">{mission.heading}</h2>
        <p className={styles.lead}>{mission.lead}</p>
        <p>{mission.text}</p>
      </section>
    </div>
  )
}
