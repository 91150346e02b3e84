import { type ComponentProps } from 'react';
import { RadioGroup } from './radio-group';

/** One question with any number of answers, which are the children: `Checkbox`. It looks as a question with one answer does. */
export const CheckboxGroup = (props: ComponentProps<typeof RadioGroup>) => <RadioGroup {...props} />;
