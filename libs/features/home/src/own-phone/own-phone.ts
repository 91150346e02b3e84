// Fetched together: who keeps a copy has what draws it without a network too.
export * from './kept-cover';
export * from './on-this-phone';
