import { Notification } from 'react-admin';

const NOTIFICATION_MS = 4000;

/** Notifications appear at the top centre and leave after four seconds. */
export const Notifications = () => (
  <Notification
    autoHideDuration={NOTIFICATION_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
  />
);
