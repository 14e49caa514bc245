/**
 * Spanish synonyms, one concept per line; a word may be in several. General language on purpose,
 * never that of one customer: words of a project belong in its samples.
 */
export const spanishConcepts = `
comprar pedir pedido encargar compra adquirir
cancelar anular cancelación anulación suspender baja
borrar eliminar quitar suprimir
añadir agregar incluir poner
crear hacer generar configurar
cambiar modificar editar actualizar ajustar cambio
arreglar reparar solucionar resolver
roto rota fallo fallar error avería problema funciona estropeado
empezar comenzar iniciar encender activar abrir
terminar acabar apagar parar detener desactivar cerrar
mostrar enseñar ver mirar lista listar
buscar encontrar localizar búsqueda
decir hablar contar repetir
preguntar pregunta consulta duda saber
entender explicar significa significado
por qué razón motivo
cómo manera forma
cuándo hora horario horarios
dónde lugar dirección ubicación sitio sucursal
quién persona alguien agente operador asesor humano
cuánto cuántos cantidad número total
precio costar cuesta coste costo tarifa caro pagar pago vale
barato económico oferta descuento rebaja
dinero efectivo importe saldo euros pesos
tarjeta crédito débito visa
cuenta perfil registro sesión
transferencia transferir enviar mandar envío
llegar entrega entregar reparto recibir llegada
esperar retraso demora tarda tarde
perder perdido perdí extraviado olvidado
robar robado robo hurto fraude estafa
contraseña clave pin código
confirmar confirmación comprobar verificar identidad
rechazado denegado bloqueado bloqueada
devolución devolver reembolso reembolsar
posible puedo permitido
límite máximo mínimo
país extranjero viaje internacional viajar
teléfono móvil celular número llamar llamada
mensaje correo email sms
música canción tema disco grupo cantante
tocar escuchar poner reproducir
película cine serie
volumen alto bajo fuerte sonido
luz luces lámpara
temperatura calefacción calor frío
tiempo lluvia llueve sol viento nieve pronóstico
alarma despertador despertar
recordar recordatorio recuérdame
calendario cita reunión agenda
tren metro autobús parada estación
vuelo avión aeropuerto volar
coche carro conducir tráfico ruta
billete boleto entrada reserva reservar
hotel habitación alojamiento
restaurante comer comida almuerzo cena desayuno mesa
plato pizza pastel café té bebida
cocinar receta ingredientes
tienda compra supermercado
noticias novedades titulares
hola buenas saludos
adiós chao hasta luego
gracias agradecer
bien genial estupendo
mal fatal horrible
recomendar recomendación sugerencia consejo
cerca cercano próximo
nuevo nueva sustituir reemplazar
todo todos todas cada
nombre llamarse
médico doctora hospital salud
ayuda ayudar soporte asistencia
abierto apertura abre cierra cerrado
`;
