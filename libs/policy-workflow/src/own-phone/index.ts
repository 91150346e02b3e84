export { countWaiting } from './count-waiting';
export { type KeptCopy, writeCopy } from './kept-copy';
export * from './use-kept-copy';
export { waitingOnThisPhone } from './waiting-changes';
export { canKeep, destroyVault as destroyCopy } from './store';
