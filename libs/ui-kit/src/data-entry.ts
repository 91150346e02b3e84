export * from './data/weave/cover-bar';
export * from './data/weave/cover-tone';
export * from './data/weave/empty-picture';
export * from './data/weave/premium-states';
export * from './data/weave/premium-weave';
export * from './data/weave/progress-weave';
