export * from './command/command';
