import { type Form } from '../definition/form';

/** The id of a field's control: `child-First_Name`. */
export const fieldId = ({ name: form }: Pick<Form, 'name'>, name: string) => `${form}-${name}`;
