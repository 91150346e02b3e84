export { countWaiting } from './count-waiting';
export { type KeptCopy, type KeptCover } from './kept-copy';
export { choosePolicyHere, keepFor } from './reader';
export * from '../use-is-own-phone';
export * from './use-kept-copy';
export * from '../use-last-known';
export { somethingWaits, waitingOnThisPhone } from './waiting-changes';
export { canKeep, destroyVault as destroyCopy, isInUse, noteRanOut } from './store';
export { KeptDocumentList } from '../kept-parts';
