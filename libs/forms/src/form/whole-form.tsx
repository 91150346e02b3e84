import { Stack } from '@portal/ui-kit';
import { type FormBodyProps } from '../view/form-body';
import { FormEnd } from '../view/form-end';
import { FormItems } from '../view/form-items';
import { FormSummary } from '../view/form-summary';

/** All fields of a form on one page. */
export const WholeForm = (props: FormBodyProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void props.submit();
    }}
  >
    <Stack gap="lg">
      {props.notice}
      {props.intro}
      <FormSummary store={props.store} />
      <FormItems store={props.store} items={props.store.form.items} layout={props.layout} />
      {props.children}
      <FormEnd store={props.store} submitLabel={props.submitLabel} actions={props.actions} />
    </Stack>
  </form>
);
