export { banks } from '@portal/domain/catalogue';
