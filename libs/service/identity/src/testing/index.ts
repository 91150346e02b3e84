export * from './a-staff-provider';
