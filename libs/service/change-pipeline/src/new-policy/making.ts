/** What a new policy is made with besides the application. */
export interface Making {
  policyNumber: string;
  now: Date;
  uuid(): string;
}

/** What every new record begins with. */
export const firstVersion = ({ uuid, now }: Making) => ({
  id: uuid(),
  Version: 1,
  Created_At: now.toISOString(),
  Updated_At: now.toISOString(),
});
