import { text, useFormValues, type Widget, type WidgetViewProps } from '@portal/forms';
import { isNameNeeded } from './known-by';

const plain = text({ autoComplete: 'off', inputWidth: 20 });

function NameView(view: WidgetViewProps<unknown>) {
  const isNeeded = useFormValues(isNameNeeded);
  return <plain.View {...view} label={isNeeded ? view.label : `${view.label as string} (optional)`} />;
}

/** A name of the person who died. Its label says whether it is needed, which what is known decides. */
export const nameWidget: Widget<string> = { ...(plain as Widget<string>), View: NameView };
