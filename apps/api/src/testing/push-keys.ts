/** Web push is on: keys of no installation. */
export const PUSH_ENV = {
  VAPID_PUBLIC_KEY: 'BIgCQEBASTJyIH10sOi3ijNQ2h2-EHM0Y0jOQzj5KcckHPg6OXBaRxzKmZzezGRv4KTfzWN570S7aZl_HD8OvdE',
  VAPID_PRIVATE_KEY: 'FOTCECakVzheHmbYInZ61BcQ3J5vH0Fyy4h-RlqoPXI',
  VAPID_SUBJECT: 'mailto:ops@closewright.example',
};
