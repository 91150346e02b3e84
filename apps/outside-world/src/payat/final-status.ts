export type FinalStatus = 'SUCCESSFUL' | 'FAILED' | 'CANCELLED' | 'REVERSED';
