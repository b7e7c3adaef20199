import type { SignInTexts } from './en.ts';

export const es: SignInTexts = {
  signIn: 'Iniciar sesión',
  intro: (name) =>
    `Le damos la bienvenida de nuevo. Inicie sesión para reservar y gestionar sus taxis con ${name}.`,
  language: 'Idioma',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  forgotten: '¿Ha olvidado su contraseña?',
  byMail: 'Iniciar sesión con un enlace por correo',
  askPasswordTitle: 'Establecer una contraseña nueva',
  askPassword:
    'Escriba el correo con el que inicia sesión. Le enviaremos un enlace para establecer una contraseña nueva.',
  askSignInTitle: 'Iniciar sesión por correo',
  askSignIn:
    'Escriba el correo con el que inicia sesión. Le enviaremos un enlace que inicia la sesión una vez, sin contraseña.',
  sendLink: 'Enviar enlace',
  missingEmail: 'Escriba una dirección de correo completa, por ejemplo nombre@empresa.es.',
  tooManyMails: (minutes) =>
    `Se han pedido demasiados enlaces. Vuelva a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  sentTitle: 'Consulte su correo',
  sent: (email) =>
    `Si alguien inicia sesión aquí con ${email}, se le ha enviado un enlace. Puede tardar unos minutos. Si no llega, mire en el correo no deseado y compruebe la dirección.`,
  sendAgain: 'Usar otro correo',
  firstPasswordTitle: 'Establezca su contraseña',
  passwordFor: (email) => `Para ${email}`,
  newPassword: 'Contraseña nueva',
  passwordHint: (min) =>
    `Al menos ${min} caracteres. Varias palabras seguidas son fáciles de recordar y difíciles de adivinar.`,
  repeatPassword: 'Repita la contraseña',
  savePassword: 'Guardar e iniciar sesión',
  passwordTooShort: (min) => `La contraseña es demasiado corta. Use al menos ${min} caracteres.`,
  passwordTooLong: (max) => `La contraseña es demasiado larga. Use como máximo ${max} caracteres.`,
  passwordGuessable:
    'Esta contraseña es fácil de adivinar. Evite su nombre, su correo y los mismos caracteres repetidos.',
  passwordsDiffer: 'Las dos contraseñas no coinciden. Escriba ambas de nuevo.',
  linkTitle: 'Iniciar sesión',
  linkFor: (email) => `Va a iniciar sesión como ${email}.`,
  linkGoneTitle: 'Este enlace ya no funciona',
  linkGone: 'Ya se usó o es demasiado antiguo. Puede pedir uno nuevo.',
  newLink: 'Enviar un enlace nuevo',
  keptElsewhereTitle: 'Su contraseña se guarda en otro lugar',
  keptElsewhere: (provider) =>
    `Inicia sesión con su cuenta de ${provider}. Las contraseñas se establecen y se cambian allí.`,
  back: (name) => `Volver a ${name}`,
  demo: 'Esto es una demostración. Rellenar como:',
  missing: 'Escriba su correo y su contraseña.',
  wrongPassword:
    'El correo o la contraseña no son correctos. Compruebe ambos y vuelva a intentarlo.',
  inactive: 'Este acceso se ha desactivado. Pregunte al administrador de su cuenta.',
  tooManyAttempts: (minutes) =>
    `Demasiadas contraseñas incorrectas. Vuelva a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  busy: 'Muchas personas están iniciando sesión. Vuelva a intentarlo en unos segundos.',
  errorPrefix: 'Error: ',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo para seguir donde estaba.',
  expiredTitle: 'Esta página ha caducado',
  expired: 'El inicio de sesión empezó hace demasiado tiempo o en otra pestaña. Empiece de nuevo.',
  failedTitle: 'No se ha podido iniciar sesión',
  failed:
    'La solicitud de inicio de sesión no era válida. Empiece de nuevo desde la primera página.',
  startAgain: 'Empezar de nuevo',
  signedOutTitle: 'Ha cerrado la sesión',
  signedOut: 'Hasta pronto.',
  signOutTitle: '¿Cerrar sesión?',
  signOut: (name) => `Tiene la sesión iniciada en ${name}.`,
  signOutYes: 'Cerrar sesión',
  signOutNo: 'Seguir con la sesión',
  code: 'Código',
};
