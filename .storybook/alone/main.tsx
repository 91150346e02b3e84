import '../../libs/ui-kit/src/styles/ui-kit.css';
import { serviceOfPage, whenServiceChanges } from '../service-in-tab/service-of-page';
import { begin } from './begin';
import { standingPage } from './standing-page';

const hot = import.meta.hot;
const page = standingPage({ begin, renew: () => serviceOfPage.renew(), report: reportError }, hot?.data.left);
whenServiceChanges(page.serviceChanged);

// An edit that no component takes by itself runs this again, with all that stands on what was edited; the worker and its database stay.
hot?.accept();
hot?.dispose((data) => {
  data.left = page.leave();
});
