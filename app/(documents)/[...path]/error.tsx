'use client'

export { default } from '@/app/(english)/error'
