import { type WidgetViewProps } from '@portal/forms';
import { SharesView, type TypedShare } from '@portal/policy-workflow/changes';

/** The shares of a cover, in rand. */
export const sharesOf = (cover: number) =>
  function SharesOfCover(props: WidgetViewProps<readonly TypedShare[]>) {
    return <SharesView {...props} cover={cover} />;
  };
