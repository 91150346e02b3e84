/** A number that whoever measures may set in the environment. */
export const setting = (name, usual) => Number(process.env[name] ?? usual);
