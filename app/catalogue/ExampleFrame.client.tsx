'use client'

import { useEffect, useRef } from 'react'

type ExampleFrameProps = { src: string; title: string; width: number }

/** A window of this width, as high as the page in it. */
export function ExampleFrame({ src, title, width }: ExampleFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const frame = ref.current!
    const observer = new ResizeObserver(([entry]) => {
      frame.style.height = `${(entry!.target as HTMLElement).offsetHeight}px`
    })
    function observe() {
      observer.disconnect()
      const page = frame.contentDocument?.querySelector('main')
      if (page) observer.observe(page)
    }
    observe()
    frame.addEventListener('load', observe)
    return () => {
      frame.removeEventListener('load', observe)
      observer.disconnect()
    }
  }, [])

  return <iframe ref={ref} src={src} title={title} width={width} height={200} loading="lazy" />
}
