export * from './claimant/claimant-actions';
export * from './claimant/claims-guard';
export * from './routes';
