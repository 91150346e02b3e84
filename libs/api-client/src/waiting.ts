/** Params of which some are not known yet. */
export type Waiting<Params> = { [Name in keyof Params]: Params[Name] | null };

export const isComplete = <Params extends object>(params: Waiting<Params>): params is Waiting<Params> & Params =>
  Object.values(params).every((value) => value !== null && value !== '');
