/** The product's own id. Also the address source of every geocoder that is not Google. */
export const PRODUCT_ID = 'taxi-console';

/** The product's version, as shown to users and sent to outside services. */
export const PRODUCT_VERSION = '2.14.2';
