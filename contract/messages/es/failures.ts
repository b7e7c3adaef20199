import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Revise los datos introducidos',
      message:
        'Algunos valores no se pueden aceptar. Corrija los campos marcados e inténtelo de nuevo.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Parámetro desconocido',
      message: 'La solicitud contiene un parámetro que aquí no existe. Elimínelo.',
    },
    MALFORMED_BODY: {
      title: 'Solicitud ilegible',
      message:
        'El cuerpo de la solicitud debe ser un objeto JSON. Compruebe lo que se ha enviado e inténtelo de nuevo.',
    },
    NOT_SIGNED_IN: {
      title: 'No ha iniciado sesión',
      message: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Sin acceso',
      message:
        'Sus credenciales no corresponden aquí a ningún usuario activo. Pida una invitación a su administrador.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'Correo no verificado',
      message:
        'Su inicio de sesión no indica que su dirección de correo esté verificada. Verifíquela donde inicia sesión o pida ayuda a su administrador.',
    },
    FORBIDDEN: {
      title: 'No permitido',
      message: 'Su función no lo permite. Si lo necesita, consulte a su administrador.',
    },
    KEY_NOT_ALLOWED: {
      title: 'No permitido con esta clave',
      message:
        'La clave de API no permite esta llamada, o no desde esta dirección. Lo que permite está en la página «Claves de API».',
    },
    NOT_FOUND: {
      title: 'No encontrado',
      message: 'El elemento no existe o ya no existe. Vuelva atrás y recargue la lista.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'No es posible aquí',
      message: 'Esta dirección no admite ese tipo de solicitud. Utilice uno que admita.',
    },
    CONFLICT: {
      title: 'Modificado entretanto',
      message:
        'Otra persona lo ha modificado al mismo tiempo. Recargue la página e inténtelo de nuevo.',
    },
    ALREADY_EXISTS: {
      title: 'Ya existe',
      message: 'Ya existe un elemento con estos valores. Utilice ese o cambie los valores.',
    },
    'USER-SERVICE-01': {
      title: 'Ya existe',
      message: 'La cuenta, su número y su administrador ya existen. No se ha modificado nada.',
    },
    CHANGED_SINCE: {
      title: 'Modificado después',
      message:
        'Esta entrada se modificó después y se ha dejado como está. Ábrala para ver su historial.',
    },
    STILL_IN_USE: {
      title: 'Todavía en uso',
      message: 'Hay algo que depende de esto. Muévalo o quítelo primero y vuelva a eliminar.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Grupo predeterminado',
      message:
        'Cada cuenta conserva su grupo predeterminado. Elimine otro grupo o cambie el nombre de este.',
    },
    ACCOUNT_OWES: {
      title: 'Aún no está saldada',
      message:
        '%{name} tiene importes pendientes. Facturas sin pagar: %{invoices}. Viajes sin facturar: %{trips}. Desactive la cuenta para que no se reserve nada más y elimínela cuando todo esté facturado y pagado.',
    },
    IS_CREDIT_NOTE: {
      title: 'Nota de abono',
      message: 'Una nota de abono no se puede pagar ni abonar. Abra la factura que corrige.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Ya abonado',
      message: 'Ya se ha abonado el precio completo de este viaje.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Su propio acceso',
      message:
        'No puede quitarse su propio acceso. Pídaselo a otro administrador o a un gestor de flota.',
    },
    LAST_ADMIN: {
      title: 'No quedaría nadie',
      message: 'Nadie podría iniciar sesión para %{accounts}. Dé primero acceso a otra persona.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'También trabaja para otros',
      message:
        'Esta persona inicia sesión también para cuentas que usted no administra, así que solo ella misma o un gestor de flota puede cambiar el correo.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Cuenta inactiva',
      message:
        'No se pueden reservar viajes para %{name}, porque la cuenta está inactiva. Solo la empresa de taxis puede activarla.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inactivo',
      message:
        'No se pueden reservar viajes para %{name}, que tiene el estado inactivo. Active primero a esta persona en Personas.',
    },
    USER_INACTIVE: {
      title: 'Inactivo',
      message:
        '%{name} tiene el estado inactivo y no puede iniciar sesión. Active primero a esta persona.',
    },
    INVITED_JUST_NOW: {
      title: 'Invitado hace un momento',
      message:
        '%{name} recibió una invitación hace menos de %{minutes} minutos. Espere a que llegue el correo y vuelva a intentarlo.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Inicie sesión de nuevo',
      message:
        'Para este cambio debe haber iniciado sesión en los últimos cinco minutos. Inicie sesión de nuevo y repítalo.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'El correo ya se está cambiando',
      message:
        'Este correo ya se está cambiando. Retire antes ese cambio o espere a que tenga efecto.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Cambio detenido',
      message:
        'Un cambio de este correo se detuvo desde la dirección actual. Durante un día no se puede solicitar otro.',
    },
    MAILS_STOPPED: {
      title: 'No desea correos',
      message:
        '%{name} ha detenido los correos sobre viajes con el enlace de uno de ellos. Solo esa persona puede reanudarlos.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Falta la clave de idempotencia',
      message:
        'Envíe con esta solicitud una cabecera Idempotency-Key de entre 1 y 255 caracteres imprimibles.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Clave de idempotencia ya utilizada',
      message: 'Esta Idempotency-Key se envió con otra solicitud. Utilice una clave nueva.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Todavía en proceso',
      message: 'La misma solicitud se está procesando. Espere un momento y envíela de nuevo.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Demasiado de una vez',
      message: 'Lo enviado es demasiado grande. Divídalo en partes más pequeñas.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Demasiadas solicitudes',
      message: 'Espere un poco e inténtelo de nuevo.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Sin correo electrónico',
      message: 'La empresa de taxis no ha indicado ningún correo electrónico. Llámela.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Firma no válida',
      message:
        'El mensaje no está firmado con el secreto compartido. Compruebe el secreto y el reloj.',
    },
    TICKET_NOT_VALID: {
      title: 'Enlace usado o caducado',
      message:
        'Este enlace de descarga sirve una sola vez y durante un minuto. Inicie la descarga de nuevo.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Firma no válida',
      message:
        'El evento no está firmado con el secreto del webhook. Compruebe STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Servicio no disponible',
      message: 'Un servicio necesario no responde. Inténtelo de nuevo en unos minutos.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'No disponible en este momento',
      message:
        'El servidor no puede usar su base de datos en este momento. Inténtelo de nuevo en unos segundos.',
    },
    SERVER_BUSY: {
      title: 'Mucha actividad en este momento',
      message:
        'Llegan demasiadas solicitudes a la vez, por lo que esta no se ha atendido y no se ha modificado nada. Inténtelo de nuevo en unos segundos.',
    },
    INTERNAL: {
      title: 'Se ha producido un error',
      message:
        'El error es nuestro. Inténtelo de nuevo; si persiste, comunique el número de la solicitud.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Esta entrada ya no existe, porque se eliminó entretanto. Aquí no queda nada por hacer.',
  },
  validation,
};
