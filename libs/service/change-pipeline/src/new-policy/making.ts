/** What new records are made with. */
export interface MakingRecords {
  now: Date;
  uuid(): string;
}

/** What a new policy is made with besides the application. */
export interface Making extends MakingRecords {
  policyNumber: string;
}

/** What every new record begins with. */
export const firstVersion = ({ uuid, now }: MakingRecords) => ({
  id: uuid(),
  Version: 1,
  Created_At: now.toISOString(),
  Updated_At: now.toISOString(),
});
