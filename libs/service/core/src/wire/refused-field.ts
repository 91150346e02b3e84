import { Refusal } from './refusal';

/** A 422 for one field, with its sentence. */
export const refusedField = (field: string, message: string): Refusal =>
  new Refusal('VALIDATION_ERROR', message, { errors: [{ field, message }] });
