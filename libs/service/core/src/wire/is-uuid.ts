/** Whether a text is a uuid in the usual writing; the database refuses to compare anything else with one. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
