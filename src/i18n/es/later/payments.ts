import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Confirme con su banco',
    payment:
      'Su banco quiere comprobar su identidad. Se retienen %{amount} hasta que termine el viaje.',
    setup: 'Su banco quiere comprobar su identidad antes de guardar la tarjeta.',
    standIn: 'Esta página de prueba sustituye a su banco. No se cobra a ninguna tarjeta.',
    complete: 'Aprobar',
    fail: 'Rechazar',
    close: 'Cerrar sin responder',
  },
  card: {
    add: 'Añadir tarjeta',
    name: 'Titular de la tarjeta',
    details: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'MM / AA',
    cvc: 'Código CVC',
    postalCode: 'Código postal',
    save: 'Guardar tarjeta',
    created: 'Forma de pago añadida',
    incomplete: 'Rellene el número de tarjeta, la fecha de caducidad y el código de seguridad.',
    account: 'Cuenta',
    failed: 'No se ha podido guardar la tarjeta. Revísela e inténtelo de nuevo.',
    notSaved: 'La tarjeta no se ha guardado',
    refused: {
      card: 'El banco ha rechazado esta tarjeta. Use otra.',
      number: 'Este no es un número de tarjeta. Revíselo e inténtelo de nuevo.',
      funds: 'La tarjeta no tiene fondos suficientes. Use otra.',
      expired: 'La tarjeta ha caducado. Use otra.',
      cvc: 'El código de seguridad es incorrecto. Revíselo e inténtelo de nuevo.',
      bank: 'El banco no ha confirmado su identidad. Inténtelo de nuevo o use otra tarjeta.',
      passing: 'El banco no puede responder ahora. Inténtelo de nuevo en unos minutos.',
    },
    standIn: 'Modo de prueba: use una tarjeta de prueba como 4242 4242 4242 4242, nunca una real.',
  },
  groups: {
    label: 'Grupos',
    all: 'Todos',
    hint: 'Solo los pasajeros de estos grupos pueden viajar con la tarjeta. Sin grupo, pueden todos.',
    title: 'Grupos de %{method}',
    change: 'Cambiar grupos',
    saved: 'Se han guardado los grupos de %{method}',
    failed: 'No se han podido guardar los grupos. Inténtelo de nuevo.',
    deleted: 'Grupo eliminado',
  },
  page: {
    title: 'Formas de pago',
    expiry: { expired: 'Caducada', expires: 'Caduca pronto' },
    default: {
      mark: 'Predeterminado',
      set: 'Ahora la forma de pago predeterminada es %{method}',
      failed: 'No se ha podido cambiar la forma predeterminada. Inténtelo de nuevo.',
      expired:
        'La tarjeta predeterminada ha caducado: %{method}. Haga predeterminada otra forma de pago.',
      expires:
        'La tarjeta predeterminada caduca pronto: %{method}. Añada la nueva antes de que ya no se puedan pagar viajes.',
    },
    gone: 'Esta tarjeta se ha eliminado entretanto y no puede ser la predeterminada.',
    deleteText:
      'Ya no se podrá pagar ningún viaje con ella. Los viajes ya reservados se cobrarán con ella.',
    deleteDefault: 'La cuenta pagará entonces con la cuenta de empresa, si no se indica otra cosa.',
  },
};
