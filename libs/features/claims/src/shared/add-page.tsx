import { widget } from '@portal/forms';
import { Button } from '@portal/ui-kit';

/** A button that makes room for one more page. */
export const addPage = () =>
  widget<boolean, boolean>({
    kind: 'add-page',
    typed: (value) => value === true,
    value: (typed) => typed || null,
    words: () => '',
    View: ({ id, label, onType }) => (
      <div>
        <Button id={id} variant="quiet" onClick={() => onType(true)}>
          {label}
        </Button>
      </div>
    ),
  });
