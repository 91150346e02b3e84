export * from './opening-items';
export * from './people-of-policy';
export * from './who-died';
