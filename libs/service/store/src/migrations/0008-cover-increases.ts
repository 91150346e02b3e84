import { type Migration } from './migration';

/** Policies of before have had no change of plan that raised a cover. */
export const coverIncreasesMigration: Migration = {
  number: 8,
  name: 'cover-increases',
  statements: [
    `UPDATE policies SET record = (record::jsonb || '{"Cover_Increases": []}')::json
      WHERE record -> 'Cover_Increases' IS NULL`,
  ],
};
