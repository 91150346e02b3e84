export { destroyCopy, type KeptCopy, writeCopy } from './kept-copy';
export * from './use-kept-copy';
export { canKeep } from './vault';
