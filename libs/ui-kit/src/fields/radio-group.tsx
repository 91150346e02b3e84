import { FieldSet, type FieldSetProps } from './field-set';

interface RadioGroupProps extends FieldSetProps {
  /** `cards` for answers that need room for their words, `row` for two or three short ones. */
  layout?: 'list' | 'row' | 'cards';
}

/** One question with a few answers, which are the children: `Radio`. */
export const RadioGroup = ({ layout = 'list', children, ...props }: RadioGroupProps) => (
  <FieldSet {...props}>
    <div className="choices" data-layout={layout}>
      {children}
    </div>
  </FieldSet>
);
