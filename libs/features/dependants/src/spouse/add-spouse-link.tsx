import { portalPaths } from '@portal/contract';
import { AllowedLink } from '@portal/policy-workflow/changes';

/** The way to add a spouse, or the reason why not. */
export const AddSpouseLink = () => (
  <div>
    <AllowedLink action="ADD_SPOUSE" to={portalPaths.addSpouse()} variant="primary">
      Add spouse
    </AllowedLink>
  </div>
);
