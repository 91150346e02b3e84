import { Stack } from '@portal/ui-kit';
import { ProgressWeave } from '@portal/ui-kit/data';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type FormBodyProps } from '../view/form-body';
import { FormEnd } from '../view/form-end';
import { FormItems } from '../view/form-items';
import { FormSummary } from '../view/form-summary';
import { useEarlyAnswers } from '../view/use-early-answers';
import { useSteps } from './use-steps';

/**
 * A form one step at a time. Continue asks of a step only what stands in it; whatever is wrong in another one leads there. The step
 * is in the address, so Back goes a step back, and nothing that was typed is lost on the way.
 */
export function SteppedForm(props: FormBodyProps) {
  const { store } = props;
  const { all, at, to, go } = useSteps(store);
  const step = all[at];
  const top = useRef<HTMLDivElement>(null);
  useEarlyAnswers(top);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    const first = (selector: string) => top.current?.querySelector<HTMLElement>(selector);
    (first('[role="alert"]') ?? first('[data-step]'))?.focus({ preventScroll: true });
    first('[data-step]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  if (!step) return null;

  const continues = at < all.length - 1;
  const onward = async () => {
    if (continues) {
      if (store.check(step.names)) go(at + 1);
      return;
    }
    await props.submit();
    const [wrong] = store.state().summary;
    if (wrong === undefined || step.names.includes(wrong)) return;
    go(all.findIndex(({ names }) => names.includes(wrong)));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onward();
      }}
    >
      <Stack gap="lg" ref={top}>
        {props.notice}
        {at === 0 && props.intro}
        {all.length > 1 && (
          <ProgressWeave
            steps={all.map(({ title }) => title)}
            current={at + 1}
            role="heading"
            aria-level={2}
            tabIndex={-1}
            data-step={at}
          />
        )}
        <FormSummary store={store} of={step.names} />
        <FormItems store={store} items={step.items} under={step.title} layout={props.layout} />
        {!continues && props.children}
        <FormEnd
          store={store}
          submitLabel={continues ? 'Continue' : props.submitLabel}
          actions={
            <>
              {at > 0 && <Link to={to(at - 1)}>Back</Link>}
              {props.actions}
            </>
          }
        />
      </Stack>
    </form>
  );
}
