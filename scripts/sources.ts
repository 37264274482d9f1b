import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where the project's own code stands, below its folder. */
const AREAS = ['features', 'app', 'platform', 'local', 'testing', 'bench', 'scripts']
const NOT_OURS = /(^|\/)(node_modules|dist|results)(\/|$)/

/** Every file of the project's own code, by its path in the project. */
export const filesOf = (root: string): string[] =>
  AREAS.flatMap((area) => readdirSync(join(root, area), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NOT_OURS.test(path))
    .sort()

/** Tests, what features tell those that walk over all calls, and their screens for the sweep. */
export const testFile = /\.(test|spec|drill)\.tsx?$|^features\/[\w-]+\/[\w-]+\/(walks\b[\w-]*|screens)\.ts$/
export const isTest = (path: string) => testFile.test(path)

/** Code of the product, which runs where people use it; not what proves, measures or builds it. */
export const isProduct = (path: string) =>
  /^(features|app(?!\/web\/build)|platform|local)\/.*\.tsx?$/.test(path) && !isTest(path)

/** Code that runs in the browser. */
export const isWeb = (path: string) =>
  /^(features\/[\w-]+\/[\w-]+\/web|app\/web|platform\/(web|ui))\/(?!build\/)/.test(path)
