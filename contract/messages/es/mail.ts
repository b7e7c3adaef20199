import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Hola, %{name}:',
  track: 'Seguir el viaje',
  event: 'Taxi a %{place}',
  why: {
    passenger: 'Recibe este correo porque se ha reservado un taxi para usted con %{channel}.',
    booker: 'Recibe este correo porque ha reservado este viaje con %{channel}.',
    copy: 'Recibe copia de las reservas para invitados de %{account}. En su perfil puede ver de qué cuentas.',
    asked: 'Recibe este correo porque lo ha solicitado en %{channel}.',
    operator: 'Responda a este correo: su respuesta llegará a la persona que ha preguntado.',
    invited: 'Recibe este correo porque %{name} le ha añadido en %{channel}.',
    security: 'Recibe este correo porque se refiere a su acceso en %{channel}.',
  },
  stop: {
    link: 'No recibir más correos sobre mis viajes',
    title: 'Correos sobre sus viajes',
    text: '%{channel} escribe a %{address} cuando se confirma, cambia o cancela un taxi reservado para usted, cuando llega el conductor y con el recibo.',
    stop: 'Dejar de recibir estos correos',
    stopped: 'No recibirá más correos',
    stoppedText: '%{address} ya no recibirá correos de %{channel} sobre viajes.',
    start: 'Volver a recibir correos',
    broken: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
  },
  emailChange: {
    title: 'Cambio de su correo',
    confirmText: '¿Es %{email} su dirección? Confirme que pasa a ser su correo en %{channel}.',
    confirm: 'Confirmar dirección',
    confirmed: 'Dirección confirmada',
    confirmedText:
      '%{email} será su correo en %{channel} como pronto el %{until}. Después, inicie sesión de nuevo.',
    stopText: 'Su correo en %{channel} se va a cambiar a %{email}. Puede detenerlo.',
    stop: 'Detener el cambio',
    stopped: 'Cambio detenido',
    stoppedText: 'Su correo en %{channel} queda como está. Avise a su administrador.',
    inEffect: 'El nuevo correo ya tiene efecto. Inicie sesión de nuevo.',
    gone: 'Este enlace ya no es válido. El cambio ha tenido efecto, se ha detenido o retirado, o ha caducado. Si algo no es correcto, avise a su administrador.',
  },
  cancelledWhy: {
    customer: 'Se ha cancelado a petición del cliente. No vendrá ningún taxi.',
    company:
      'La empresa de taxis no puede realizarlo. Haga una nueva reserva o llame a la empresa de taxis.',
    noShow: 'El conductor estuvo en el punto de recogida y no encontró a nadie.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Su taxi está confirmado: %{when}',
        heading: 'Su taxi está confirmado',
        lead: 'Con el siguiente enlace puede seguirlo desde ahora hasta su llegada.',
      },
      other: {
        subject: 'Taxi para %{passenger} confirmado: %{when}',
        heading: 'El taxi está confirmado',
        lead: 'El viaje de %{passenger} está reservado. Puede seguirlo con el siguiente enlace.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Nueva hora de recogida de su taxi: %{when}',
        heading: 'Su taxi llegará a otra hora',
        lead: 'La hora de recogida ha cambiado. Esta es la hora válida ahora.',
      },
      other: {
        subject: 'Nueva hora de recogida de %{passenger}: %{when}',
        heading: 'La hora de recogida ha cambiado',
        lead: 'El viaje de %{passenger} tiene otra hora de recogida. Esta es la hora válida ahora.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Su taxi se ha cancelado: %{when}',
        heading: 'Su viaje se ha cancelado',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi para %{passenger} cancelado: %{when}',
        heading: 'El viaje de %{passenger} se ha cancelado',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Su conductor: %{car}',
        heading: 'Ya tiene conductor asignado',
        lead: 'Este es el coche que le recogerá.',
      },
      other: {
        subject: 'Conductor para %{passenger}: %{car}',
        heading: 'Ya hay conductor asignado',
        lead: 'Este es el coche que recogerá a %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Su taxi ha llegado: %{car}',
        heading: 'Su taxi ha llegado',
        lead: 'El conductor le espera en el punto de recogida.',
      },
      other: {
        subject: 'El taxi de %{passenger} ha llegado: %{car}',
        heading: 'El taxi ha llegado',
        lead: 'El conductor espera a %{passenger} en el punto de recogida.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Recibo de su viaje: %{total}',
        heading: 'Gracias por viajar con nosotros',
        lead: 'Aquí tiene el recibo de su viaje.',
      },
      other: {
        subject: 'Recibo del viaje de %{passenger}: %{total}',
        heading: 'El viaje ha terminado',
        lead: 'Aquí tiene el recibo del viaje de %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taxis con %{channel} para %{account}',
    heading: '%{account} puede reservar taxis para usted',
    lead: '%{name} le ha añadido a las personas de %{account} para quienes se reservan taxis con %{channel}.',
    how: 'No necesita iniciar sesión ni instalar nada. Cuando se reserve un viaje para usted, los detalles y un enlace para seguir el taxi llegarán a esta dirección.',
    ask: 'Para que le reserven un taxi o corregir lo que figura abajo, pregunte a %{name}. Basta con responder a este correo.',
  },
  access: {
    invitation: {
      subject: 'Su acceso a %{channel}',
      heading: 'Le damos la bienvenida a %{channel}',
      lead: '%{name} le ha dado acceso a %{channel}, donde se reservan y gestionan taxis.',
      how: 'Establezca una contraseña con el enlace de abajo. Después iniciará sesión con ella y con %{email}.',
      button: 'Establecer contraseña',
    },
    join: {
      how: 'Ya inicia sesión con %{email}, así que no necesita otra contraseña. Abra el enlace de abajo para aceptar o rechazar; hasta que acepte, no cambia nada.',
      button: 'Aceptar o rechazar',
    },
    keptElsewhere: {
      how: 'Inicie sesión con su cuenta en %{provider}, con %{email}. Su contraseña se guarda allí.',
      button: 'Abrir la consola',
    },
    password: {
      subject: 'Establezca una nueva contraseña para %{channel}',
      heading: 'Establezca una nueva contraseña',
      lead: 'Con el enlace de abajo establece una nueva contraseña para %{email}. Sus sesiones se cerrarán en todos los dispositivos.',
      button: 'Establecer nueva contraseña',
    },
    signIn: {
      subject: 'Su enlace de acceso a %{channel}',
      heading: 'Iniciar sesión sin contraseña',
      lead: 'El enlace de abajo inicia su sesión como %{email}.',
      button: 'Iniciar sesión',
    },
    changed: {
      subject: 'Se ha cambiado su contraseña de %{channel}',
      heading: 'Se ha cambiado su contraseña',
      lead: 'La contraseña de %{email} se ha cambiado y se han cerrado todas las sesiones abiertas.',
      ask: 'Si no ha sido usted, establezca enseguida una nueva contraseña y avise a su administrador.',
      button: 'Establecer nueva contraseña',
    },
    confirmEmail: {
      subject: 'Confirme su nuevo correo de %{channel}',
      heading: 'Confirme su nuevo correo',
      lead: '%{name} solicita cambiar su correo en %{channel} de %{from} a %{to}.',
      how: 'Confirme con el enlace de abajo, hasta el %{until}, que %{to} es su dirección. El cambio tiene efecto como pronto un día después de la solicitud, y entonces deberá iniciar sesión de nuevo. Si no sabe nada de esto, puede ignorar este correo.',
      button: 'Confirmar dirección',
    },
    stopEmail: {
      subject: 'Se va a cambiar su correo de %{channel}',
      heading: 'Se va a cambiar su correo',
      lead: '%{name} solicita cambiar su correo en %{channel} de %{from} a %{to}.',
      how: 'El cambio tiene efecto como pronto el %{until}, una vez confirmada la nueva dirección. Si no es correcto, deténgalo con el enlace de abajo y avise a su administrador.',
      button: 'Detener el cambio',
    },
    emailChanged: {
      subject: 'Se ha cambiado su correo de %{channel}',
      heading: 'Se ha cambiado su correo',
      lead: 'Su correo en %{channel} es ahora %{to} en lugar de %{from}.',
      how: 'Inicie sesión de nuevo. Si no es correcto, avise enseguida a su administrador.',
      button: 'Iniciar sesión',
    },
    once: 'El enlace sirve una sola vez, hasta el %{until}.',
    notAsked: 'Si no lo ha solicitado, puede ignorar este correo: sin el enlace no cambia nada.',
  },
  webhookOff: {
    subject: 'Webhooks desactivados: %{host}',
    heading: 'Los webhooks están desactivados',
    lead: '%{url} no ha aceptado ningún evento durante tres días, la última vez el %{when}: %{answer}. Por eso ya no se le envía nada.',
    how: 'Cuando vuelva a funcionar, actívelo y reenvíe lo que le falte. Los eventos se guardan 30 días.',
    button: 'Abrir webhooks',
    why: 'Recibe este correo porque %{channel} envía webhooks de %{account}.',
  },
  infoRequest: {
    subject: 'Consulta sobre el viaje %{trip}',
    heading: 'Una consulta sobre un viaje',
    lead: '%{name} (%{account}) pregunta:',
    askedBy: 'Consulta de',
  },
};
